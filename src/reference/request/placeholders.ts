/** Stand for secrets in samples. */
export const PLACEHOLDERS = { key: 'YOUR_API_KEY', token: 'YOUR_TOKEN', basic: 'YOUR_CREDENTIALS' } as const
