import { execFile, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

/** These also work without systemd. */
const program = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs']
/** The defaults may be more than this process may set. npm opens a file of every package at once. */
const limits = ['--network', 'host', '--ulimit', 'nofile=16384:16384']

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs podman to its end. */
export async function podman(args: readonly string[], input = ''): Promise<Outcome> {
  const child = spawn('podman', [...program, ...args])
  child.stdin.on('error', () => undefined).end(input)
  const ended = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}

/** Runs podman, which must succeed, and returns what it prints. */
export async function fromPodman(args: readonly string[], input?: string): Promise<string> {
  const { code, out, err } = await podman(args, input)
  if (code !== 0) throw new Error(`podman ${args.join(' ')} ended with code ${code}: ${err}${out}`)
  return out.trim()
}

/** Arguments of a container whose own file system nobody writes to, also not in /tmp or /run. */
export const runArguments = (...options: readonly string[]): string[] => [
  ...[
    'run',
    ...limits,
    '--ulimit',
    'nproc=4096:4096',
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop',
    'all',
  ],
  ...['--security-opt', 'no-new-privileges', ...options],
]

/** Arguments of a build. */
export const buildOptions = ['build', ...limits, '--isolation', 'chroot', '--format', 'docker']

/** Runs another program, which must succeed. */
export const execute = promisify(execFile)
