import { AsyncLocalStorage } from 'node:async_hooks'

const persons = new AsyncLocalStorage<string>()

/** Runs a command of the command line for a person, so that every entry of the audit log that it writes names them. */
export function actingFor<T>(person: string | undefined, run: () => Promise<T>): Promise<T> {
  return person === undefined ? run() : persons.run(person, run)
}

/** The person at the command line, undefined in requests and jobs. */
export const actingPerson = (): string | undefined => persons.getStore()
