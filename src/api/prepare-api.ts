/** The code that builds and sends requests. It is loaded with the first of them, because forms render without it. */
export const loadResources = () => import('./resources')

/** Preloads it, so that the first request need not wait. That request reports a failure. */
export function prepareApi(): void {
  loadResources().catch(() => undefined)
}
