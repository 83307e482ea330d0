import { Catalog } from '../components/catalog'

export default function CatalogPage() {
  return (
    <>
      <h1>APIs of North Pier</h1>
      <Catalog />
    </>
  )
}
