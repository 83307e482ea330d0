/**
 * An address by an embedder's template: `{name}` becomes the value of that name, encoded for any place in an address. Names
 * without a value become empty, those that are not named here stay.
 *
 * @returns undefined without a template.
 */
export function fillTemplate(
  template: string | undefined,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!template) return undefined
  return template.replace(/[{](\w+)[}]/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : placeholder,
  )
}
