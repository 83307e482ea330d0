/** Builds, finds a browser, and measures; nothing else should run on the machine meanwhile. */
import { spawnSync } from 'node:child_process'
import './build.mjs'
import { findChromium } from './chromium.mjs'

const environment = { ...process.env, CHROMIUM_PATH: await findChromium() }
const command = ['tsx', 'bench/main.ts', ...process.argv.slice(2)]
const { status } = spawnSync('npx', command, { stdio: 'inherit', env: environment })
process.exitCode = status ?? 1
