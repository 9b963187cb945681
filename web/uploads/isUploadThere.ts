/** False if the server says that an upload is gone. If the server cannot be reached, sending the form will tell. */
export const isUploadThere = (path: string): Promise<boolean> =>
  // The answer may redirect to the store's own link, which is valid for GET only, so it is not followed.
  fetch(path, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  )
