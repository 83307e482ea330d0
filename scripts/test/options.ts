import { availableParallelism } from 'node:os'

export const stages = ['checks', 'build', 'node', 'elements', 'e2e'] as const
export type Stage = (typeof stages)[number]

export interface Options {
  readonly stages: readonly Stage[]
  /** Only these test files, if there are any. */
  readonly files: readonly string[]
  /** Everything on both engines, and an unstable test is a failure. */
  readonly isEverything: boolean
  /** Jobs at a time. */
  readonly slots: number
}

/** Reads `npm test -- [--engines] [stage …] [file …]`. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const isStage = (name: string): name is Stage => (stages as readonly string[]).includes(name)
  const named = args.filter(isStage)
  const files = args.filter((name) => /\.(test|spec)\.tsx?$/.test(name))
  const unknown = args.filter((name) => name !== '--engines' && !isStage(name) && !files.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Give stages (${stages.join(', ')}), test files or --engines.`,
    )
  return {
    stages: args.some((name) => name !== '--engines') ? [...named, ...stagesOf(files)] : stages,
    files,
    isEverything: args.includes('--engines'),
    slots: Number(environment.TEST_JOBS ?? availableParallelism()),
  }
}

function stagesOf(files: readonly string[]): Stage[] {
  const of = (file: string): Stage =>
    file.endsWith('.spec.ts') ? 'e2e' : file.includes('.browser.test.') ? 'elements' : 'node'
  const found = new Set(files.map(of))
  return stages.filter((stage) => found.has(stage))
}
