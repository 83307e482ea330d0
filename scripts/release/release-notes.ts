/**
 * Returns the section of a version in the changelog.
 *
 * @throws if there is none, or if it says "unreleased" in place of a date.
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`${version}, `))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}, <date>".`)
  const [title = '', ...lines] = section.split('\n')
  if (!/, \d{4}-\d\d-\d\d$/.test(title))
    throw new Error(`CHANGELOG.md: "## ${title}" has no date such as 2026-12-01.`)
  return lines.join('\n').trim()
}
