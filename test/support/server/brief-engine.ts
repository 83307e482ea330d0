/** Options of Node.js for tests: the engine's WebAssembly is used for seconds; optimizing it would take longer than it saves. */
export const briefEngine = ['--liftoff-only']
