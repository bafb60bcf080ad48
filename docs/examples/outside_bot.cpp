// A bot in C++: c++ -std=c++17 -O2 -o outside_bot outside_bot.cpp
//               gunbai arena joraku medium medium program:./outside_bot
//
// Each line of input is a question, each line of output its answer. Instead of a library for JSON
// there are thirty lines that find values by their names and leave out what is nested deeper.
#include <cctype>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

// Returns the place after the value that begins at `at`.
size_t after(const std::string& json, size_t at) {
  int depth = 0;
  for (bool quoted = false; at < json.size(); at++) {
    const char c = json[at];
    if (quoted && c == '\\') at++;
    else if (c == '"') quoted = !quoted;
    else if (!quoted && (c == '{' || c == '[')) depth++;
    else if (!quoted && (c == '}' || c == ']') && depth-- == 0) return at;
    else if (!quoted && c == ',' && depth == 0) return at;
  }
  return at;
}

// Returns the parts of a list or an object as they are written.
std::vector<std::string> parts(const std::string& json) {
  std::vector<std::string> out;
  for (size_t at = 1; at + 1 < json.size();) {
    while (std::isspace(static_cast<unsigned char>(json[at]))) at++;
    const size_t end = after(json, at);
    out.push_back(json.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// Returns the value of this name in an object, as it is written.
std::string field(const std::string& json, const std::string& name) {
  const std::string head = '"' + name + "\":";
  for (const std::string& part : parts(json))
    if (part.compare(0, head.size(), head) == 0) {
      const size_t begin = part.find_first_not_of(' ', head.size());
      return part.substr(begin);
    }
  return "";
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const std::vector<std::string> choices = parts(field(field(line, "view"), "choices"));
    const uint64_t seed = std::stoull(field(line, "seed"));
    // The text goes back as it came: still quoted.
    const std::string answer = field(choices[seed % choices.size()], "text");
    std::cout << "{\"id\": " << field(line, "id") << ", \"answer\": " << answer << "}" << std::endl;
  }
}
