/** As base64, because files may have another encoding than UTF-8. */
export const encoded = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
