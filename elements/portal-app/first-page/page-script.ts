/**
 * What runs in the page of the portal as soon as its content is there, before anything of the kit. It is part of the page, whose policy has
 * its hash.
 */
import { firstBoxAttribute, isFirstBox, waitsAttribute } from '../../../src/element/first-box'
import { keepSent } from '../../../src/element/sent-box'
import { isRecord } from '../../../src/lib/is-record'
import { isPageHash } from '../../../src/lib/page-location'
import { localText } from '../../../src/state/page-storage'
import { applyTheme } from '../../../src/theme/apply-theme'
import { schemeAttribute } from '../../../src/theme/visitor-scheme'
import { firstTheme, schemeChoice } from './names'

function showAppearance(box: HTMLElement): void {
  const scheme = localText(`portal-elements:${schemeChoice}`).read()
  if (scheme) document.documentElement.setAttribute(schemeAttribute, scheme)
  const said: unknown = JSON.parse(document.getElementById('portal-responses')?.textContent ?? '{}')
  const theme = ['appearance', 'stylesheets', 'global', 'main', 'data'].reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    said,
  )
  if (!theme) return
  applyTheme(box, theme)
  Object.assign(box, { [firstTheme]: JSON.stringify(theme) })
}

/** Shows the button as the kit does: it is blocked as long as a field is empty. */
function followFields(form: HTMLFormElement, isPresent: () => boolean): void {
  const fields = [...form.querySelectorAll('input')]
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const reason = button?.nextElementSibling
  if (!button || !(reason instanceof HTMLElement)) return
  const isFilled = () =>
    fields.every((field) => (field.type === 'email' ? field.value.trim() : field.value)) ||
    fields.every((field) => field.matches(':autofill'))
  const follow = () => {
    if (!isPresent()) return
    const isBlocked = !isFilled()
    reason.hidden = !isBlocked
    if (isBlocked) button.setAttribute('aria-describedby', reason.id)
    else button.removeAttribute('aria-describedby')
    if (isBlocked) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
  for (const type of ['input', 'change', 'animationstart']) form.addEventListener(type, follow)
  // What the browser has kept of an earlier visit, or filled in.
  follow()
}

function keepSubmit(form: HTMLFormElement, box: HTMLElement, isPresent: () => boolean): void {
  form.addEventListener('submit', (event) => {
    if (!isPresent()) return
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.ariaDisabled === 'true') return
    form.setAttribute('aria-busy', 'true')
    keepSent(box, submitter)
  })
}

function keepPresses(box: HTMLElement, isPresent: () => boolean): void {
  box.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (isPresent() && button && button.type === 'button') keepSent(box, button)
  })
}

/** The server does not know the hash, which may name another page of a reference. */
function removeOther(box: HTMLElement): boolean {
  const isOther = isPageHash(location.hash) && box.closest('portal-spec') !== null
  if (isOther) box.remove()
  return isOther
}

const app = document.querySelector<HTMLElement>(`portal-app > [${firstBoxAttribute}]`)
const box = app?.querySelector<HTMLElement>(`main > [${waitsAttribute}] > [${firstBoxAttribute}]`)
if (app && box && !removeOther(box)) {
  const isPresent = () => isFirstBox(box)
  // A search is sent by the browser.
  const form = box.querySelector<HTMLFormElement>('form[method=post]')
  if (form) {
    keepSubmit(form, box, isPresent)
    followFields(form, isPresent)
  }
  keepPresses(box, isPresent)
  try {
    showAppearance(app)
  } catch (error) {
    // The page can be used, in the standard colors.
    console.warn(error)
  }
}
