/** An instruction of a Containerfile. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

/** Returns the instructions in their order, with continued lines as one. */
export const instructionsOf = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/)
      return { name, rest: rest.join(' ') }
    })

const pairsOf = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split('=')))

/** Returns what ENV instructions set. */
export const environmentOf = (instructions: readonly Instruction[]): Record<string, string> =>
  Object.assign({}, ...instructions.filter(({ name }) => name === 'ENV').map(({ rest }) => pairsOf(rest)))

/** Returns the defaults of ARG instructions. */
export const buildArguments = (instructions: readonly Instruction[]): Record<string, string> =>
  Object.assign({}, ...instructions.filter(({ name }) => name === 'ARG').map(({ rest }) => pairsOf(rest)))
