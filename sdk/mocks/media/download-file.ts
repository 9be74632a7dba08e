/** What was uploaded for buyers; small ones are kept in `files`, below `downloads/`. */
export interface DownloadFile {
  name: string;
  bytes: number;
  type: string;
}
