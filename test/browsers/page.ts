import assert from 'node:assert/strict'
import { type Driver, type Element, until } from './web-driver'

/** Finds by what people see or hear: the text or label of a control, of elements that are shown. */
const FIND = `
const [selector, name] = arguments
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
const nameOf = (element) => {
  const by = element.getAttribute('aria-labelledby')
  const labels = by ? by.split(' ').map((id) => document.getElementById(id)) : [...(element.labels ?? [])]
  const text = labels.map((label) => label?.textContent ?? '').join(' ')
  return (element.getAttribute('aria-label') ?? (text || element.textContent)).replace(/\\s+/g, ' ').trim()
}
const pattern = new RegExp(name)
return [...document.querySelectorAll(selector)].filter((one) => isShown(one) && pattern.test(nameOf(one)))[0] ?? null`

const FIELD = 'input, textarea, select'
const HEADING = 'h1, h2, h3, h4'

const exactly = (name: string) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`

/** A page as its readers use it. Waits until there is what is asked for. */
export class Page {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  find(selector: string, name: string | RegExp): Promise<Element> {
    const pattern = typeof name === 'string' ? exactly(name) : name.source
    return until(async () => {
      const found = await this.driver.run<Element | null>(FIND, selector, pattern)
      if (!found) throw new Error(`No ${selector} with the name ${String(name)} on ${await this.describe()}`)
      return found
    })
  }

  /** Address and text of the page. */
  private async describe(): Promise<string> {
    return `${await this.driver.url()}:\n${await this.driver.run<string>('return document.body.innerText')}`
  }

  readonly heading = (name: string | RegExp) => this.find(HEADING, name)

  async click(selector: string, name: string | RegExp): Promise<void> {
    // What moves or is replaced while it is clicked is looked for again.
    await until(async () => this.driver.click(await this.find(selector, name)))
  }

  readonly clickButton = (name: string | RegExp) => this.click('button, [role=button], [role=menuitem]', name)
  readonly clickLink = (name: string | RegExp) => this.click('a[href]', name)

  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.driver.fill(await this.find(FIELD, label), text)
  }

  /** Chooses an option by its label or its value. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const select = await this.find('select', label)
    await this.driver.run(
      `const [select, wanted] = arguments
       const isWanted = ({ label, value }) => label === wanted || value === wanted
       select.value = [...select.options].find(isWanted).value
       select.dispatchEvent(new Event('input', { bubbles: true }))
       select.dispatchEvent(new Event('change', { bubbles: true }))`,
      select,
      option,
    )
  }

  /** Waits for a text anywhere on the page. */
  async shows(text: string): Promise<void> {
    await until(async () => {
      const all = await this.describe()
      assert.ok(all.includes(text), `The text "${text}" is not on ${all}`)
    })
  }

  async isAt(pattern: RegExp): Promise<void> {
    await until(async () => assert.match(await this.driver.url(), pattern))
  }
}
