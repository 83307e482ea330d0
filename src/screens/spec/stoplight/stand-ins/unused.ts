/** Takes the place of libraries that serve parts of another one which are not used here. */
const unused = (): undefined => undefined

export class QueryClient {
  readonly isUnused = true
}
export {
  unused as BrowserRouter,
  unused as HashRouter,
  unused as Link,
  unused as MemoryRouter,
  unused as QueryClientProvider,
  unused as Route,
  unused as Routes,
  unused as StaticRouter,
  unused as useInRouterContext,
  unused as useLocation,
  unused as useQueryClient,
  unused as default,
}
