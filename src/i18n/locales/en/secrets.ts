export default {
  once: 'Store it in a safe place now: it is shown only this once.',
  copyAndClose: 'Copy and close',
  done: 'Done',
  notCopied: 'You have not copied it. Once this is closed, nobody can show it to you again.',
  closeAnyway: 'Close without copying',
  copyFailed: 'It could not be copied. Select the text and copy it by hand.',
} as const
