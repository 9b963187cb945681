declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    vhostBuckets: boolean
    configureBuckets?: { name: string; configs?: string[] }[]
  }

  interface Context {
    method: string
    status: number
    query: Record<string, string>
    get(header: string): string
  }

  export default class S3rver {
    httpServer: Server
    /** From Koa, since it is a Koa application. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
