import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * When a process of this machine began, in a form that only compares with itself. Empty: there is no such process.
 */
export async function processStart(pid: number): Promise<string> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

async function fromProc(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold anything; the start is the 20th field after it.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z'
    return isZombie ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

async function fromPs(pid: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim()
  } catch {
    return ''
  }
}
