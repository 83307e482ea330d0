/** Returns a line for each field that has a value, with the values below each other. */
export function fieldLines(fields: readonly (readonly [name: string, value: string | null])[]): string[] {
  const width = Math.max(...fields.map(([name]) => name.length)) + 2
  return fields
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`)
}
