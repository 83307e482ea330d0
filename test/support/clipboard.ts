/** What is copied while a test runs, instead of the clipboard, which an automatic browser may not touch. */
export function copiedTexts(): string[] {
  const copied: string[] = []
  const real = navigator.clipboard
  const writeText = (text: string) => Promise.resolve(void copied.push(text))
  beforeEach(() => {
    copied.length = 0
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  })
  afterEach(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real }))
  return copied
}
