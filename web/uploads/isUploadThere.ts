/** False where the server says that an upload is gone. If the server cannot be reached, sending will show. */
export const isUploadThere = (path: string): Promise<boolean> =>
  // The store's own link, which the answer may lead to, is good for GET alone, so it is not followed.
  fetch(path, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  )
