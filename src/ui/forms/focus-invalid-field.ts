/** Moves the focus to the first field that a form shows as invalid, if there is one. */
export const focusInvalidField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
