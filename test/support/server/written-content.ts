import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

/** A product as its folder has it: `product` is product.yaml, `files` lie beside it. */
export interface TestProduct {
  folder: string
  product: { name: string } & Record<string, unknown>
  files?: Readonly<Record<string, string | Buffer>>
}

/** Writes a portal into a folder as an operator would, over what was written there before. */
export async function writeContent(
  folder: string,
  settings: Readonly<Record<string, unknown>>,
  products: readonly TestProduct[],
): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'portal.yaml': stringify({ name: 'Harbour APIs', ...settings }),
  }
  for (const { folder: name, product, files: beside = {} } of products) {
    files[`${name}/product.yaml`] = stringify(product)
    for (const [path, text] of Object.entries(beside)) files[`${name}/${path}`] = text
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
