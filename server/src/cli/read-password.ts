import { text } from 'node:stream/consumers'

/** Standard input up to its end. The line break that ends a typed line or an `echo` is not part of the password. */
export async function readPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}
