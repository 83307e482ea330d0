/** A sentence of the kit's documentation, which is English. Code in it stands between backticks. */
export function Documentation({ text, initial }: { text: string; initial?: string }) {
  const hasDefault = /\bDefault: |\bWithout it\b/.test(text)
  const whole = initial && !hasDefault ? `${text} Default: \`${initial}\`.` : text
  return (
    <span lang="en">
      {whole.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  )
}
