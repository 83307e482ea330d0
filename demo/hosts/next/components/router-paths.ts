/** The rest is for the browser: other sites, and places within a page. */
export const isForRouter = (address: string) => /^\/[^#]*$/.test(address)
