export default {
  copyId: 'Copy ID',
  copyLabelled: 'Copy {{label}}',
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy id to clipboard',
} as const
