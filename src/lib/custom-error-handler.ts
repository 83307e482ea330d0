/** An embedder's text for a failed request of a form; nothing keeps the default text. The manifest has this type written out. */
export type CustomErrorHandler = (failure: {
  error: { code: string; status?: number }
  request: string
  element: HTMLElement
}) => string | void
