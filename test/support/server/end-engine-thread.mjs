/** Loaded before a server (`node --import`): on SIGUSR2 every thread of it ends, as the engine's does if memory runs out. */
const workers = new Set()
process.on('worker', (worker) => workers.add(worker))
process.on('SIGUSR2', () => {
  for (const worker of workers) void worker.terminate()
})
