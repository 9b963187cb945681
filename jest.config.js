const swc = {
  jsc: {
    target: 'es2024',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic', importSource: '@jsx' },
    },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
}

export const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^@rules/(.*)\\.js$': '<rootDir>/api/rules/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  clearMocks: true,
}

/** One PostgreSQL for the whole run. */
export const testCluster = {
  globalSetup: '<rootDir>/api/test/environment/globalSetup.mjs',
  globalTeardown: '<rootDir>/api/test/environment/globalTeardown.mjs',
}

const timeLimit = '<rootDir>/api/test/environment/timeLimit.mjs'

const api = {
  ...shared,
  ...testCluster,
  displayName: 'api',
  // Loads modules once for each worker; Jest's own runner loads 2,400 of them again for each file. It mocks no
  // modules. Clocks come from `mock.timers` of node:test.
  runner: 'jest-light-runner/child-process',
  roots: ['<rootDir>/api'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tools/swc-hook.mjs', '<rootDir>/api/test/environment/strictOutput.mjs'],
  setupFilesAfterEnv: [timeLimit],
}

const web = {
  ...shared,
  displayName: 'web',
  // Like that of `api`. The files of a worker share one window: web/testing/window.js.
  runner: '<rootDir>/web/testing/runner.js',
  roots: ['<rootDir>/web'],
  testEnvironment: 'node',
  setupFiles: [
    '<rootDir>/tools/swc-hook.mjs',
    '<rootDir>/web/testing/pageHook.js',
    '<rootDir>/web/testing/window.js',
  ],
  setupFilesAfterEnv: ['<rootDir>/web/testing/setup.js', timeLimit],
}

export default { projects: [api, web], maxWorkers: 2 }
