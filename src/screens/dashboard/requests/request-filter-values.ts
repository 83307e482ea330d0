/** Which requests are listed, as the attributes of the tag and the address have it. Empty: all. */
export interface RequestFilters {
  readonly statusClass: string
  readonly credentialId: string
  readonly requestId: string
}

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** As many characters as the Portal API takes. */
const LONGEST_ID = 200

/** Returns filters that the Portal API takes: what an address has beside them counts as all. */
export function validFilters({ statusClass, credentialId, requestId }: RequestFilters): RequestFilters {
  return {
    statusClass: statusClasses.find((one) => one === statusClass) ?? '',
    credentialId: UUID.test(credentialId) ? credentialId : '',
    requestId: requestId.trim().slice(0, LONGEST_ID),
  }
}
