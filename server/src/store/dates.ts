const dateTime =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Whether a text is a date that exists, `2028-02-29`. The year 0 does not, to PostgreSQL and to people. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Whether a text is a date and time in ISO 8601 that exists. Leap seconds do not, to the database. */
export function isDateTime(text: string): boolean {
  const [, date] = dateTime.exec(text) ?? []
  if (date === undefined || !isDate(date)) return false
  const year = new Date(text).getUTCFullYear()
  return year > 0 && year < 10_000
}
