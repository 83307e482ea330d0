import type { NextConfig } from 'next'

/** Builds of two bundlers stand beside each other. */
const folder = process.env.BUILD_FOLDER

export default {
  distDir: folder ?? '.next',
  // Lockfiles above this folder are not its own.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // The other build has checked them.
  typescript: { ignoreBuildErrors: folder !== undefined },
} satisfies NextConfig
