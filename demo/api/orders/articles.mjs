import { conflict, invalidParameters } from '../http/problem.mjs'

const article = (sku, name, category, amount, inStock) => ({ sku, name, category, amount, inStock })

const shelves = [
  article('BISCUIT-1K', 'Ship biscuit, 1 kg', 'provisions', 720, 400),
  article('FLARE-RED-4', 'Hand flares, red, 4 pieces', 'safety', 5400, 60),
  article('LAMP-DECK', 'Deck lamp, 12 V', 'lighting', 3900, 75),
  article('LAMP-MAST', 'Mast lamp, LED', 'lighting', 6400, 30),
  article('LINE-6-100', 'Throwing line, 6 mm, 100 m', 'rope', 4200, 110),
  article('ROPE-12-50', 'Mooring rope, 12 mm, 50 m', 'rope', 8900, 900),
  article('TEA-500', 'Black tea, 500 g', 'provisions', 950, 5000),
  article('VEST-ADULT', 'Life vest, adult', 'safety', 7900, 45),
]
/** What a euro costs; prices are kept in euros. */
const RATES = { EUR: 1, GBP: 0.85, SEK: 11.2 }

export const priceIn = (currency, { amount }) => ({ amount: Math.round(amount * RATES[currency]), currency })

/**
 * Takes articles from the shelves: all of them, or none and a refusal.
 *
 * @param {{ sku: string, quantity: number }[]} items
 * @returns the items with name and price
 */
export function take(items, currency) {
  const found = items.map(({ sku }) => shelves.find((each) => each.sku === sku))
  const invalid = items.flatMap(({ sku }, i) =>
    found[i] ? [] : [{ name: `items.${i}.sku`, in: 'body', reason: `names no article: "${sku}"` }],
  )
  if (invalid.length > 0) throw invalidParameters(invalid)
  for (const wanted of new Set(found)) {
    const quantity = items.reduce((sum, item) => sum + (item.sku === wanted.sku ? item.quantity : 0), 0)
    if (quantity > wanted.inStock) throw conflict(`Of ${wanted.sku} only ${wanted.inStock} are left.`)
  }
  return items.map(({ sku, quantity }, i) => {
    found[i].inStock -= quantity
    return { sku, name: found[i].name, quantity, unit_price: priceIn(currency, found[i]) }
  })
}

/** Puts the articles of a canceled order back. */
export function putBack(items) {
  for (const { sku, quantity } of items) shelves.find((each) => each.sku === sku).inStock += quantity
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const articleHandlers = {
  listArticles({ query: { category } }) {
    const data = shelves
      .filter((each) => !category || category.includes(each.category))
      .map((each) => ({
        sku: each.sku,
        name: each.name,
        category: each.category,
        price: priceIn('EUR', each),
        in_stock: each.inStock,
      }))
    return { body: { data } }
  },
}
