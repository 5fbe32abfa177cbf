const HTTPS_ADDRESS = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/i;

/** Whether a text is an https address without a user’s name or password in it. */
export function isHttpsAddress(text: string): boolean {
  return HTTPS_ADDRESS.test(text);
}
