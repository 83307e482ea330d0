/** What makes and sends calls. It comes with the first of them, because a form is drawn and filled in without. */
export const loadResources = () => import('./resources')

/** Has it fetched ahead, so that the first call need not wait. A failure shows with that call. */
export function prepareApi(): void {
  loadResources().catch(() => undefined)
}
