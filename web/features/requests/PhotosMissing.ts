/** A request is not sent without a photo that its customer chose. */
export class PhotosMissing extends Error {
  constructor() {
    super('A photo did not arrive. Try it again or remove it, then send your request.')
  }
}
