/** Builds, finds a browser, and measures; nothing else should run on the machine meanwhile. */
import { spawnSync } from 'node:child_process'
import './build.mjs'
import { findChromium } from './chromium.mjs'

const environment = { ...process.env, CHROMIUM_PATH: await findChromium() }
const { status } = spawnSync('npx', ['tsx', 'bench/main.ts'], { stdio: 'inherit', env: environment })
process.exitCode = status ?? 1
