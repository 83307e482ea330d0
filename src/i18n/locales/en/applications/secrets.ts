export default {
  once: 'Store it in a safe place now. It is shown only once.',
  copyAndClose: 'Copy and close',
  done: 'Done',
  show: 'Show {{label}}',
  notCopied: 'You have not copied it. After you close this, it cannot be shown again.',
  closeAnyway: 'Close without copying',
  copyFailed: 'It could not be copied. Select the text and copy it by hand.',
} as const
