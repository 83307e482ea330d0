export default {
  copyId: 'Copy ID',
  copyLabeled: 'Copy {{label}}',
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy id to clipboard',
} as const
