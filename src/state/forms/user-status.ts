const LIFETIME_S = 60 * 24 * 60 * 60

/** The last two labels of a host name; nothing for a single label or an IP address, which take no domain. */
function parentDomain(host: string): string | undefined {
  const labels = host.split('.')
  const isAddress = host.includes(':') || /^\d+$/.test(labels.at(-1) ?? '')
  return labels.length > 1 && !isAddress ? labels.slice(-2).join('.') : undefined
}

/**
 * Sets the cookie `userStatus=active` for 60 days, on the parent domain, so that neighboring sites know that this visitor has an
 * account.
 */
export function markUserActive(): void {
  try {
    writeStatus()
  } catch (failure) {
    // A sandboxed document may not set cookies. Nothing else depends on this one.
    console.warn(failure)
  }
}

function writeStatus(): void {
  const domain = parentDomain(location.hostname)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const cookie = `userStatus=active; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${secure}`
  document.cookie = domain ? `${cookie}; Domain=${domain}` : cookie
  // Where the last two labels are a public suffix, such as co.uk, no cookie may stand on them.
  if (!document.cookie.includes('userStatus=active')) document.cookie = cookie
}
