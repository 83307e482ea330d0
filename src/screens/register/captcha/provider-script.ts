const timeoutMs = 20_000

/**
 * Loads the script of a captcha provider, once for the page, and returns what it defines. A page that has loaded it already keeps its
 * own. What failed may be tried again.
 *
 * @param name - Of the global variable.
 * @throws if it is blocked by the page's policy or by the reader, or does not come in time.
 */
export async function providerScript<Api>(name: string, src: string): Promise<Api> {
  const defined = () => (globalThis as unknown as Record<string, Api | undefined>)[name]
  const earlier = defined()
  if (earlier) return earlier
  const script = document.createElement('script')
  script.src = src
  script.async = true
  try {
    await new Promise((loaded, failed) => {
      const fail = () =>
        failed(new Error(`The script of the captcha could not be loaded: ${new URL(src).origin}`))
      setTimeout(fail, timeoutMs)
      script.addEventListener('load', loaded)
      script.addEventListener('error', fail)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  const api = defined()
  if (!api) throw new Error(`The script of the captcha does not define ${name}.`)
  return api
}
